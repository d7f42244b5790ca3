<?php
/**
 * The one script of the shop. It comes from the shop's site and finds the elements of a page.
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

/** Registers the script under its name, without loading it. */
function clinicart_register_script() {
	if ( ! clinicart_is_ready() ) {
		return;
	}
	// No version in the address: another address would be a second script to the browser.
	wp_register_script( 'clinicart', clinicart_settings()['site'] . '/embed/clinicart.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/**
 * Writes the tag: a module, with the settings of the shop.
 *
 * @param string $tag    The tag as WordPress writes it.
 * @param string $handle The name of the script.
 * @param string $src    Its address.
 * @return string
 */
function clinicart_script_tag( $tag, $handle, $src ) {
	if ( 'clinicart' !== $handle ) {
		return $tag;
	}
	$settings = clinicart_settings();
	return wp_get_script_tag(
		array(
			'type'          => 'module',
			'id'            => 'clinicart-js',
			'src'           => esc_url_raw( $src ),
			'data-api'      => $settings['api'],
			'data-storage'  => $settings['storage'],
			'data-language' => clinicart_language(),
		)
	);
}
add_filter( 'script_loader_tag', 'clinicart_script_tag', 10, 3 );

/** Loads the script early where the content has an element: it holds the room of the elements from then on. */
function clinicart_enqueue_early() {
	$post = is_singular() ? get_post() : null;
	if ( $post && ( has_block( 'clinicart/element', $post ) || has_shortcode( $post->post_content, 'clinicart' ) ) ) {
		wp_script_add_data( 'clinicart', 'group', 0 );
		wp_enqueue_script( 'clinicart' );
	}
}
add_action( 'wp_enqueue_scripts', 'clinicart_enqueue_early' );
