// Prints the sandbox's people as JSON, for the block that `npm start` shows.
import { SCENARIO_PASSWORD, scenarios } from '../packages/sandbox/src/scenarios.ts';

console.log(
  JSON.stringify(
    scenarios.map(({ key, email, about }) => ({
      name: key,
      email,
      password: SCENARIO_PASSWORD,
      about: about.en,
    })),
  ),
);
