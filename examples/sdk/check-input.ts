import { createShop } from '@clinicart/sdk';
import { checkPictureFile, judgeLink, TEXT_LIMITS } from '@clinicart/sdk/values';

const apiBase = process.env.SHOP_API ?? 'http://localhost:8787';
const { language } = createShop({ apiBase, defaultLanguage: 'en' });

for (const link of ['/product/10008', 'https://clinic.example/', 'javascript:alert(1)'])
  console.log(`${link}: ${judgeLink(link)?.kind ?? 'refused'}`);

const refusal = await checkPictureFile(new Blob(['not a picture']));
if (refusal) console.log(language.say(refusal));
console.log(`At most ${TEXT_LIMITS.message} characters in a message`);
