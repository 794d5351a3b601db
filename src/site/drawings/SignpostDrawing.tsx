/** A signpost at a fork: three boards, one way each. */
export const SignpostDrawing = () => (
  <svg viewBox="0 0 160 160" aria-hidden="true">
    <path className="d-leaf" d="M0 160a80 80 0 0 1 160 0z" />
    <path className="d-forest" d="M75 14h10v146H75z" />
    <path className="d-clay" d="M24 26h88l18 15-18 15H24z" />
    <path className="d-corn" d="M140 66H58L40 80l18 14h82z" />
    <path className="d-white" d="M34 104h68l16 13-16 13H34z" />
    <path className="d-white" d="M36 38h56v6H36z" />
    <path className="d-ink" d="M66 77h56v6H66zM46 114h46v6H46z" />
  </svg>
);
