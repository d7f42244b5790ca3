// The partner's code, plain DOM: listens for additions to the cart from any element of the page.
const said = document.getElementById('said');

document.addEventListener('clinic-cart-add', (event) => {
  const { quantity, articleNumber, name } = event.detail;
  said.textContent = `Added ${quantity} × ${articleNumber || name}.`;
});
