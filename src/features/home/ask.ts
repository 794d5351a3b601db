const form = document.querySelector('[data-ask]') as HTMLFormElement;

// What was typed goes along in the tab, not in the address; the search takes it (`search/procura.ts`).
form.onsubmit = () => {
  sessionStorage.asked = (form[0] as HTMLInputElement).value;
  location.href = form.action;
};
