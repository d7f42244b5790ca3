import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({
      template: {
        // Without this, Vue takes the tags for Vue components and warns that it cannot resolve them.
        compilerOptions: { isCustomElement: (tag) => tag.startsWith('clinic-') },
      },
    }),
  ],
});
