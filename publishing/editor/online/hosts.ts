import type { Backend } from '../config/config.ts';

interface Host {
  /** What its page may ask. */
  addresses: readonly string[];
  backend: (repo: string, branch: string) => Backend;
}

/**
 * The hosts that keep a change as a request until somebody accepts it. A person signs in with a token of
 * the host, so that no third party stands between; who prefers a sign-in page adds it to `config.json`.
 */
export const hosts: Readonly<Record<string, Host>> = {
  github: {
    addresses: ['https://api.github.com'],
    backend: (repo, branch) => ({ name: 'github', repo, branch, auth_methods: ['token'] }),
  },
  gitlab: {
    addresses: ['https://gitlab.com'],
    backend: (repo, branch) => ({ name: 'gitlab', repo, branch, auth_methods: ['token'] }),
  },
};
