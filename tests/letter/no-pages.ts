// What the pages say of each kind, in place of `virtual:letters`: modules are loaded once for all tests,
// so that all have to put the same there.
export const kinds = { denial: ['', ''], grant: ['', ''], cut: ['', ''], defence: ['', ''] };
export const titles = {};
export const anew = [];
