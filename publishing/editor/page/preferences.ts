// Before the CMS is loaded, for it reads them then: Portuguese, and the page stays open when it is saved.
const key = 'sveltia-cms.prefs';

if (localStorage.getItem(key) === null)
  localStorage.setItem(key, JSON.stringify({ locale: 'pt-BR', closeOnSave: false }));
