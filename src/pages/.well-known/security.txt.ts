import { loadSite } from '#document/site.ts';
import { securityTxt } from '#texts/security-txt.ts';

export const GET = (): Response => new Response(securityTxt(loadSite().practice));
