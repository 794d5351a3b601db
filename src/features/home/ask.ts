const form = document.querySelector<HTMLFormElement>('[data-ask]');

// What was typed goes along in the tab, not in the address; the search takes it (`search/procura.ts`).
if (form)
  form.onsubmit = () => {
    sessionStorage.asked = form.querySelector('input')?.value;
  };
