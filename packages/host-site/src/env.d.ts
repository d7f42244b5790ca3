/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What this request is: who, in which language, from where. */
    visit: import('./server/request-context.ts').Visit;
  }
}
