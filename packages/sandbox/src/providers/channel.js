/** The channel that the page has handed to this frame; the first one counts, and only the page's own. */
export function pageChannel(onMessage) {
  return new Promise((resolve) => {
    const take = ({ source, data, ports }) => {
      if (source !== window.parent || data !== 'card stand-in' || !ports[0]) return;
      removeEventListener('message', take);
      const [port] = ports;
      port.onmessage = (event) => onMessage(event.data, port);
      resolve(port);
    };
    addEventListener('message', take);
  });
}

export const isChinese = (locale) => locale.toLowerCase().startsWith('zh');

/** Puts the words of a language into their places. */
export function say(words, locale) {
  document.documentElement.lang = isChinese(locale) ? 'zh-Hant-HK' : 'en';
  const said = isChinese(locale) ? words.zh : words.en;
  for (const place of document.querySelectorAll('[data-say]'))
    place.textContent = said[place.dataset.say];
  return said;
}

/** Calls the server; reports a broken connection as the real script does. */
export async function post(path, body) {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
}
