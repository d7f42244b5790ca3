/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_API: string;
  readonly PUBLIC_SITE: string;
}
