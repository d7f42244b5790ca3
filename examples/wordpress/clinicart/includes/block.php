<?php
/**
 * The block: rendered by the server, previewed by the element itself.
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

/** Registers the block of block/block.json with its script for the editor. */
function clinicart_register_block() {
	wp_register_script(
		'clinicart-block-editor',
		plugins_url( 'block/editor.js', CLINICART_FILE ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		(string) filemtime( __DIR__ . '/../block/editor.js' ),
		true
	);
	register_block_type(
		dirname( CLINICART_FILE ) . '/block',
		array( 'render_callback' => 'clinicart_render_block' )
	);
}

/**
 * Renders the block.
 *
 * @param array{element: string, productId: string} $attributes The saved attributes, and defaults for the others.
 * @return string
 */
function clinicart_render_block( $attributes ) {
	$html = clinicart_element( $attributes['element'], array( 'product' => $attributes['productId'] ) );
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
}

/** Hands the table of elements and the words to the editor's script, and loads the elements for the preview. */
function clinicart_enqueue_editor() {
	$language = 0 === strpos( get_user_locale(), 'zh' ) ? 'zh' : 'en';
	$elements = array();
	foreach ( clinicart_elements() as $name => $element ) {
		$elements[] = array(
			'name'       => $name,
			'about'      => $element['about'][ $language ],
			'hasProduct' => isset( $element['attributes']['product-id'] ),
		);
	}
	$data = array(
		'elements' => $elements,
		'isReady'  => clinicart_is_ready(),
		'words'    => array(
			'panel'   => __( 'Element', 'clinicart' ),
			'element' => __( 'Element', 'clinicart' ),
			'product' => __( 'Product number', 'clinicart' ),
			'choose'  => __( 'Enter the number of a product in the panel on the side.', 'clinicart' ),
			'address' => __( 'Enter the addresses of the shop under Settings › Clinicart.', 'clinicart' ),
		),
	);
	wp_add_inline_script( 'clinicart-block-editor', 'window.clinicartBlock = ' . wp_json_encode( $data ) . ';', 'before' );
	wp_enqueue_script( 'clinicart' );
}
add_action( 'enqueue_block_editor_assets', 'clinicart_enqueue_editor' );
