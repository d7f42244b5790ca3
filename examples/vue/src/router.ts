import { createRouter, createWebHistory } from 'vue-router';
import ProductPage from './pages/product-page.vue';
import TrayPage from './pages/tray-page.vue';
import { followLanguage } from './shop.ts';

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/:language(en|zh)', name: 'tray', component: TrayPage },
    { path: '/:language(en|zh)/products/:id(\\d+)', name: 'product', component: ProductPage },
    { path: '/:rest(.*)', redirect: '/en' },
  ],
});

router.afterEach(({ params }) => followLanguage(params.language === 'zh' ? 'zh' : 'en'));
