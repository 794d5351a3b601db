/**
 * What PDF.js 6 takes for granted and its build for older browsers no longer brings along:
 * Chrome before 119, Firefox before 121 and Safari before 17.4 lack it. To be called before the
 * library is loaded, in each thread that loads it.
 */
export function knowWithResolvers(): void {
  Promise.withResolvers ??= function withResolvers<T>(this: PromiseConstructor) {
    let settle: Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'> | undefined;
    const promise = new this<T>((resolve, reject) => {
      settle = { resolve, reject };
    });
    // The constructor of a promise runs what it is given before it returns.
    return { promise, ...(settle as Pick<PromiseWithResolvers<T>, 'resolve' | 'reject'>) };
  };
}
