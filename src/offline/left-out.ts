/** Pages and their programs that the copy for use without a connection leaves out, and a page of the copy that helps instead. */
const leftOut = [
  // Hundreds of one kind would double the copy on the device.
  {
    pages: /^\/(?:indicadores(?:\/|$)|siglas\.js$)/,
    instead: '/beneficios/cnis-errado#como-funciona',
  },
  // They stand in the pages of others, which have no copy; and how they come there.
  { pages: /^\/embutir(?:$|\/|\.js$)/, instead: '/ferramentas' },
  // For programs and those who write them, and for who wants to know how the site does; and the list of all
  // sources, whose every link needs the connection: each page has its own.
  { pages: /^\/(?:acessibilidade|dados|desempenho|fontes)$/, instead: '/assuntos' },
  // What changed in the law: it grows each year, and is worth reading only as it is today.
  { pages: /^\/mudancas(?:\/|$)/, instead: '/assuntos' },
  // How fees work is read before one writes to the practice, and both need the connection.
  { pages: /^\/honorarios$/, instead: '/' },
] as const;

/** Where the copy sends who asks for a page that it leaves out; undefined for a page that it holds. */
export const insteadOf = (path: string): string | undefined =>
  leftOut.find(({ pages }) => pages.test(path))?.instead;

export const isCopied = (path: string): boolean => insteadOf(path) === undefined;
