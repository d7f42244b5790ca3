// The block in the editor: the element itself as the preview, and a panel to choose it. `clinicart_enqueue_editor` hands
// over the table of elements and the words.
(({ blocks, blockEditor, components, element: { createElement, Fragment } }, given) => {
  const { words } = given;

  function preview({ element, productId }, kind) {
    if (!given.isReady) return createElement('p', null, words.address);
    if (kind?.hasProduct && !productId) return createElement('p', null, words.choose);
    // The key makes a new element when the kind or the product changes.
    const attributes = {
      key: `${element} ${productId}`,
      ...(kind?.hasProduct && { 'product-id': productId }),
    };
    // A click in the editor selects the block: nothing goes into a cart.
    return createElement(components.Disabled, null, createElement(`clinic-${element}`, attributes));
  }

  function panel({ element, productId }, kind, setAttributes) {
    return createElement(
      blockEditor.InspectorControls,
      null,
      createElement(
        components.PanelBody,
        { title: words.panel },
        createElement(components.SelectControl, {
          label: words.element,
          value: element,
          help: kind?.about,
          options: given.elements.map(({ name }) => ({ label: name, value: name })),
          onChange: (value) => setAttributes({ element: value }),
        }),
        kind?.hasProduct &&
          createElement(components.TextControl, {
            label: words.product,
            value: productId,
            onChange: (value) => setAttributes({ productId: value.trim() }),
          }),
      ),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const kind = given.elements.find(({ name }) => name === attributes.element);
    return createElement(
      Fragment,
      null,
      panel(attributes, kind, setAttributes),
      createElement('div', blockEditor.useBlockProps(), preview(attributes, kind)),
    );
  }

  // The server renders the block, so a page keeps no HTML of it.
  blocks.registerBlockType('clinicart/element', { edit: Edit, save: () => null });
})(window.wp, window.clinicartBlock);
