const form = document.querySelector<HTMLFormElement>('[data-ask]');

// As `handOn` (site/handed.ts) lays it ready: shared, that would be a file more to fetch.
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const place = new URL(form.action);
  const asked = form.querySelector('input')?.value;
  try {
    sessionStorage.setItem('do-extrato', JSON.stringify([place.pathname, asked]));
  } catch {}
  location.assign(place);
});
