/** A part of the build: which modules a script file is made of, with their weight after shaking. */
interface Chunk {
  readonly type: 'chunk';
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** What a bundler hands out when a bundle is complete. */
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

// Code that the bundler adds, by the start of the name it gives it.
const added: readonly [start: string, folder: string][] = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
];

/** The package folder that a module belongs to; undefined for our own modules. */
function folderOf(module: string): string | undefined {
  const path = module.replaceAll('\\', '/');
  // What was made by the build lies in a folder with a dot.
  const inPackage = /^.*\/node_modules\/(?!\.)(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0];
  return inPackage ?? added.find(([start]) => path.startsWith(start))?.[1];
}

/** The folders of all packages with code in the bundle, each once. */
export function shippedPackages(bundle: Bundle): string[] {
  const modules = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' ? Object.entries(part.modules) : [],
  );
  const folders = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([module]) => folderOf(module) ?? []);
  return [...new Set(folders)];
}
