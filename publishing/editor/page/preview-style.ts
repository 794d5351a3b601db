/** How what stands beside the form looks: it is in a frame, without the styles of the page. */
export const previewStyle = `
  .beside { box-sizing: border-box; max-width: 420px; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #1c1b1a; background: #fff; }
  .beside h2 { margin: 24px 0 8px; font-size: 20px; }
  .beside iframe { max-width: 100%; border: 2px solid #1c1b1a; border-radius: 16px; background: #fff; }
  .beside ol { margin: 0; padding: 0; list-style: none; }
  .beside ol li { margin: 12px 0; overflow-wrap: anywhere; }
  .beside summary { min-height: 44px; padding: 10px 0; box-sizing: border-box; color: #1f3a6e; font-weight: 600; cursor: pointer; }
  .beside summary:focus-visible { outline: 3px solid #1f3a6e; outline-offset: 2px; }
  .beside ol p { margin: 0 0 4px; }
  .beside button { min-height: 44px; border: 2px solid #1f3a6e; border-radius: 8px; padding: 0 16px; background: #fff; color: #1f3a6e; font: inherit; font-weight: 600; cursor: pointer; }
  .beside button:focus-visible { outline: 3px solid #1f3a6e; outline-offset: 2px; }
  .signing label { display: block; margin: 12px 0; }
  .signing select { display: block; box-sizing: border-box; width: 100%; min-height: 44px; font: inherit; }
  .signing [role=alert] { position: sticky; top: 0; border-left: 4px solid #b3261e; padding: 8px 12px; background: #fdeceb; }
  .signing li { margin: 0 0 24px; border-bottom: 1px solid #767676; padding: 0 0 16px; }
  .signing ul { padding: 0; list-style: none; overflow-wrap: anywhere; }
  .signing [type=checkbox] { width: 24px; height: 24px; vertical-align: middle; }
  .faults { margin: 8px 0 0; padding: 0; list-style: none; }
  .faults li { margin: 8px 0 0; border-left: 4px solid #b3261e; padding: 8px 12px; background: #fdeceb; color: #3b0906; }
  .faults p { margin: 4px 0 0; }
  .faults p:first-child { margin: 0; font-weight: 600; }
`;
