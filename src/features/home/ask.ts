const form = document.querySelector('[data-ask]') as HTMLFormElement;

// What was typed goes along in the tab, not in the address; the search takes it (`search/procura.ts`).
form.onsubmit = () => {
  // Where storage is refused, the search opens with an empty field. `handOn` would be a file more to fetch.
  try {
    sessionStorage.asked = (form[0] as HTMLInputElement).value;
  } catch {}
  location.href = form.action;
};
