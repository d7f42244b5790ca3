// Prints the sandbox's people as JSON, for the block that `npm start` shows.
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
