import { securityTxt } from '#content/security-txt.ts';
import { loadSite } from '#document/site.ts';

export const GET = (): Response => new Response(securityTxt(loadSite().practice));
