// The page's own code: plain DOM. It hears what was added, wherever on the page that was.
const said = document.getElementById('said');

document.addEventListener('clinic-cart-add', (event) => {
  const { quantity, articleNumber, name } = event.detail;
  said.textContent = `Added ${quantity} × ${articleNumber || name}.`;
});
