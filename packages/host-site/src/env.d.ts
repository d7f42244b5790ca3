/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Facts about this request: session, language, address. */
    visit: import('./server/request-context.ts').Visit;
    /** Names of the page in caches; set if it is made for any visitor. */
    surrogateKeys?: readonly string[];
    /** Whether the request has a place for its rendering; undefined if it has not waited for one. */
    hasPlace?: boolean;
  }
}
