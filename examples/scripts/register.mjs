// Registers a clinic: sends a code to an e-mail address, prompts for it, and uploads the certificate.
//   node examples/scripts/register.mjs --email new@clinic.test --clinic "Hocheng Dental" --name "Ho Ching-yi" \
//     --region 香港/香港島/灣仔區 --street "44 Yun Ping Road" --unit "1203, 12/F" --licence certificate.png
// Without --licence it registers without a certificate. SHOP_API is the shop's API, SHOP_PASSWORD the password;
// CAPTCHA_KEY is the shop's public key for codes, needed if the server does not serve it.
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createShop, isShopError } from '@clinicart/sdk';
import { choosePlace, placesAt, REGION_LEVELS } from '@clinicart/sdk/identity';
import { answerHelp } from './support/help.mjs';

answerHelp(import.meta.url);

const text = { type: 'string', default: '' };
const { values } = parseArgs({
  options: {
    email: text,
    clinic: text,
    name: text,
    region: text,
    street: text,
    unit: text,
    licence: text,
    invitation: text,
  },
});
const password = process.env.SHOP_PASSWORD ?? 'Clinic2026';
const shop = createShop({
  apiBase: process.env.SHOP_API ?? 'http://localhost:8787',
  defaultLanguage: 'en',
  captchaKey: process.env.CAPTCHA_KEY,
});
const { registration, session } = shop;

function succeed(outcome) {
  if (outcome.ok) return;
  console.error(outcome.field ? `${outcome.field}: ${outcome.message}` : outcome.message);
  process.exit(1);
}

async function ask(question) {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
}

/** Names from the widest region to the narrowest. */
async function regionOf(line) {
  const tree = await shop.account.regions.get(null);
  return REGION_LEVELS.reduce((choice, level, at) => {
    const place = placesAt(tree, choice, level).find(({ zh }) => zh === line.split('/')[at]);
    return place ? choosePlace(choice, level, place) : choice;
  }, {});
}

try {
  const contact = { email: values.email };
  await session.sendCode({ purpose: 'register', contact });
  registration.change({
    by: 'email',
    ...contact,
    code: await ask(`Code sent to ${values.email}: `),
    password,
    confirmation: password,
    invitationCode: values.invitation,
  });
  succeed(await registration.verify());

  if (values.licence) {
    registration.change({
      clinicName: values.clinic,
      name: values.name,
      region: await regionOf(values.region),
      street: values.street,
      unit: values.unit,
    });
    const file = new File([await openAsBlob(values.licence)], basename(values.licence));
    const refused = await registration.chooseLicence(file);
    if (refused) succeed({ ok: false, field: 'licence', message: shop.language.say(refused) });
  }
  const outcome = await (values.licence ? registration.register() : registration.registerOnly());
  succeed(outcome);
  console.log(shop.language.say(outcome.notice));
} catch (error) {
  const code = error.resultID ? ` ${error.resultID}` : '';
  const where = isShopError(error) ? ` (${error.endpoint}, ${error.kind}${code})` : '';
  console.error(`${error.message}${where}`);
  process.exitCode = 1;
}
