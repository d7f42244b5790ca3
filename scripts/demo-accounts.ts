// Prints the demo accounts of the sandbox as JSON, for the welcome text of `npm start`.
import {
  halfReached,
  SCENARIO_PASSWORD,
  SCENARIO_PAY_PASSWORD,
  scenarios,
} from '../packages/sandbox/src/seed/scenarios.ts';

console.log(
  JSON.stringify(
    [...scenarios, ...halfReached].map(({ key, email, phone, about }) => ({
      name: key,
      email: email ?? `+852 ${phone}`,
      password: SCENARIO_PASSWORD,
      payPassword: SCENARIO_PAY_PASSWORD,
      about: about.en,
    })),
  ),
);
