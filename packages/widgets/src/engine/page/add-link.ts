/** Adds a link to the page, and resolves when its file has come. */
export const addLink = (properties: object) =>
  new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement('link'), { ...properties, onload, onerror }),
    ),
  );
