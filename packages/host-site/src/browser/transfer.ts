/**
 * Leaves the payment page no way back into the shop's window, and goes on. The window that opened this one
 * follows the payment by asking the server, not by looking here.
 */
window.opener = null;
const destination = document.querySelector<HTMLElement>('[data-transfer]')?.dataset['transfer'];
if (destination) location.replace(destination);
