// Imported before a server starts: its clock always shows the same time, so that two pictures of a page differ only where the code does.
const NOW = Number(process.env.SHOTS_NOW);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }

  static now() {
    return NOW;
  }
};
