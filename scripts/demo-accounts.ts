// Prints the sandbox's people as JSON, for the block that `npm start` shows.
export {};
