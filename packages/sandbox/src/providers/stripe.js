// Plays the script of the card provider, so that the shop's real client code runs without one. Only what that code
// and the provider's own documentation use is here; what is typed stays in a frame of this server, as with the real one.
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  const LOADS_WITHIN_MS = 15_000;
  /** From this width on the three fields share one row; the frame has the same figure. */
  const ROW_WIDTH = 480;
  const ABOVE_EVERYTHING = '2147483647';

  class IntegrationError extends Error {
    name = 'IntegrationError';
  }

  /** A frame of this server with a private message channel. */
  function openFrame(path, title, { onSaid = () => {}, onDead = () => {} } = {}) {
    const iframe = document.createElement('iframe');
    iframe.title = title;
    iframe.src = ORIGIN + path;
    Object.assign(iframe.style, { border: '0', display: 'block', width: '100%' });
    const waiting = new Map();
    const later = [];
    let port;
    let asked = 0;
    const timer = setTimeout(onDead, LOADS_WITHIN_MS);
    iframe.addEventListener('load', () => {
      if (!iframe.contentWindow) return;
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => {
        if ('answer' in data) {
          waiting.get(data.id)?.(data.answer);
          waiting.delete(data.id);
          return;
        }
        if (data.said === 'awake') {
          clearTimeout(timer);
          port = channel.port1;
          for (const message of later.splice(0)) port.postMessage(message);
        }
        onSaid(data);
      };
      iframe.contentWindow.postMessage('card stand-in', ORIGIN, [channel.port2]);
    });
    const send = (message) => (port ? port.postMessage(message) : later.push(message));
    return {
      iframe,
      tell: (message) => send(message),
      ask(question, details = {}) {
        asked += 1;
        const id = asked;
        return new Promise((resolve) => {
          waiting.set(id, resolve);
          send({ id, ask: question, ...details });
        });
      },
      close() {
        clearTimeout(timer);
        iframe.remove();
        port?.close();
      },
    };
  }

  /** The bank's own question, over the page. */
  function askBank(clientSecret, locale) {
    const before = document.activeElement;
    return new Promise((resolve) => {
      const cover = document.createElement('div');
      Object.assign(cover.style, {
        ...{ position: 'fixed', inset: '0', zIndex: ABOVE_EVERYTHING },
        ...{ display: 'grid', placeItems: 'center', padding: '16px' },
        ...{ background: 'rgb(16 20 18 / 55%)' },
      });
      const frame = openFrame(
        '/stand-in/proof',
        locale.startsWith('zh') ? '驗證付款' : 'Verify payment',
        {
          onSaid: ({ said, result }) => {
            if (said !== 'proved') return;
            frame.close();
            cover.remove();
            before?.focus?.();
            resolve(result);
          },
        },
      );
      Object.assign(frame.iframe.style, {
        maxWidth: '420px',
        height: '340px',
        borderRadius: '12px',
      });
      cover.append(frame.iframe);
      document.body.append(cover);
      frame.iframe.focus();
      frame.tell({ set: { clientSecret, locale } });
    });
  }

  function createElement(type, elements, options) {
    const listeners = new Map();
    const emit = (event, detail = {}) => {
      for (const listener of [...(listeners.get(event) ?? [])])
        listener({ elementType: type, ...detail });
    };
    let frame;
    let state = { complete: false, empty: true };
    const alive = () => {
      if (element.isDestroyed) throw new IntegrationError(`The ${type} element was destroyed.`);
    };
    function said({ said: event, ...detail }) {
      if (event === 'height') frame.iframe.style.height = `${detail.height}px`;
      if (event === 'awake') emit('ready');
      if (event === 'focus' || event === 'blur' || event === 'escape') emit(event);
      if (event !== 'change') return;
      state = detail;
      const { brand, error, ...known } = detail;
      emit(
        'change',
        type === 'payment'
          ? { ...known, collapsed: false, value: { type: 'card' } }
          : { ...known, brand, error, value: { postalCode: '' } },
      );
    }
    const element = {
      isDestroyed: false,
      isMounted: () => frame !== undefined,
      ask: (...question) => frame.ask(...question),
      look: (look) => frame?.tell({ set: look }),
      isComplete: () => state.complete,
      api: {
        on(event, listener) {
          listeners.set(event, [...(listeners.get(event) ?? []), listener]);
          return element.api;
        },
        once(event, listener) {
          const once = (detail) => {
            element.api.off(event, once);
            listener(detail);
          };
          return element.api.on(event, once);
        },
        off(event, listener) {
          const left = listener
            ? (listeners.get(event) ?? []).filter((one) => one !== listener)
            : [];
          listeners.set(event, left);
          return element.api;
        },
        mount(target) {
          alive();
          const place = typeof target === 'string' ? document.querySelector(target) : target;
          if (!(place instanceof HTMLElement))
            throw new IntegrationError(`The place to mount at does not exist: ${target}`);
          if (place.getRootNode() !== document)
            throw new IntegrationError('Elements cannot be mounted into a ShadowRoot.');
          element.api.unmount();
          const { locale, appearance } = elements.look();
          const title = locale.startsWith('zh') ? '安全付款輸入框' : 'Secure payment input frame';
          frame = openFrame('/stand-in/card', title, {
            onSaid: said,
            onDead: () => emit('loaderror', { error: { type: 'api_connection_error' } }),
          });
          frame.iframe.style.height = place.clientWidth >= ROW_WIDTH ? '106px' : '186px';
          frame.tell({ set: { locale, appearance } });
          place.replaceChildren(frame.iframe);
        },
        unmount() {
          frame?.close();
          frame = undefined;
          state = { complete: false, empty: true };
        },
        destroy() {
          alive();
          element.api.unmount();
          element.isDestroyed = true;
          elements.forget(element);
        },
        update: (changes = {}) => void Object.assign(options, changes),
        focus: () => frame?.iframe.focus(),
        blur: () => frame?.iframe.blur(),
        clear: () => frame?.tell({ clear: true }),
        collapse: () => {},
      },
    };
    return element;
  }

  function createElements(given) {
    const options = { locale: 'auto', appearance: {}, ...given };
    const all = [];
    const look = () => ({
      locale: options.locale === 'auto' ? navigator.language : options.locale,
      appearance: options.appearance,
    });
    const inner = {
      look,
      options,
      wasSubmitted: false,
      forget: (element) => all.splice(all.indexOf(element), 1),
      mounted: () => all.find((element) => element.isMounted()),
    };
    const api = {
      create(type, details = {}) {
        if (type !== 'payment' && type !== 'card')
          throw new IntegrationError(`This stand-in has no element of type ${type}.`);
        if (all.some((element) => element.type === type))
          throw new IntegrationError(`Can only create one element of type ${type}.`);
        const element = Object.assign(createElement(type, inner, { ...details }), { type });
        all.push(element);
        return element.api;
      },
      getElement: (type) => all.find((element) => element.type === type)?.api ?? null,
      update(changes) {
        Object.assign(options, changes);
        for (const element of all) element.look(look());
      },
      fetchUpdates: async () => ({}),
      async submit() {
        const element = inner.mounted();
        if (!element) throw new IntegrationError('No element is mounted.');
        const error = await element.ask('validate');
        inner.wasSubmitted = !error;
        return error ? { error } : { selectedPaymentMethod: 'card' };
      },
    };
    insides.set(api, inner);
    return api;
  }

  /** Private state of the public objects. */
  const insides = new WeakMap();

  async function pay(element, clientSecret, locale, amount) {
    const invalid = await element.ask('validate');
    if (invalid) return { error: invalid };
    const answer = await element.ask('confirm', { clientSecret, amount });
    if (answer.paymentIntent?.status !== 'requires_action') return answer;
    return askBank(clientSecret, locale);
  }

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new IntegrationError('Please call Stripe() with a publishable key.');
    let card;
    return {
      elements(options = {}) {
        const elements = createElements(options);
        card = elements;
        return elements;
      },
      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        const inner = insides.get(elements);
        if (!inner) throw new IntegrationError('confirmPayment needs the elements of this page.');
        const secret = clientSecret ?? inner.options.clientSecret;
        if (!secret) throw new IntegrationError('confirmPayment needs a client secret.');
        if (!inner.options.clientSecret && !inner.wasSubmitted)
          throw new IntegrationError(
            'elements.submit() must be called before stripe.confirmPayment().',
          );
        if (!confirmParams.return_url) throw new IntegrationError('return_url is required.');
        const element = inner.mounted();
        if (!element) throw new IntegrationError('No element is mounted.');
        const answer = await pay(element, secret, inner.look().locale, inner.options.amount);
        if (redirect === 'if_required' || answer.error) return answer;
        const to = new URL(confirmParams.return_url);
        to.searchParams.set('payment_intent', answer.paymentIntent.id);
        to.searchParams.set('payment_intent_client_secret', secret);
        to.searchParams.set('redirect_status', 'succeeded');
        location.assign(to);
        return new Promise(() => {});
      },
      async confirmCardPayment(clientSecret) {
        const element = card && insides.get(card).mounted();
        if (!element) throw new IntegrationError('No card element is mounted.');
        return pay(element, clientSecret, insides.get(card).look().locale);
      },
      async retrievePaymentIntent(clientSecret) {
        try {
          const answer = await fetch(`${ORIGIN}/stand-in/card/intent`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ clientSecret }),
          });
          return await answer.json();
        } catch {
          return { error: { type: 'api_connection_error' } };
        }
      },
      _registerWrapper: () => {},
    };
  }
  Stripe.version = 3;
  window.Stripe = Stripe;
})();
