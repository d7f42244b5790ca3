<?php
/**
 * Elements as HTML, for the block and the shortcode.
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

/** Short names of attributes, as people write them in a shortcode. */
const CLINICART_SHORT = array( 'product' => 'product-id' );

/**
 * Returns the elements with their attributes, by the name after `clinic-`. `npm run docs` prints the file from the table
 * of elements.
 *
 * @return array<string, array{about: array{en: string, zh: string}, attributes: array<string, string>}>
 */
function clinicart_elements() {
	static $elements = null;
	if ( null === $elements ) {
		$elements = json_decode( file_get_contents( __DIR__ . '/../elements.json' ), true );
	}
	return $elements;
}

/**
 * Returns the HTML of an element. Attributes that the element does not have are left out.
 *
 * @param string               $name       For example `product-card`.
 * @param array<string, mixed> $attributes By their names in HTML, or by short names.
 * @return string
 */
function clinicart_element( $name, $attributes ) {
	$name     = (string) preg_replace( '/^clinic-/', '', $name );
	$elements = clinicart_elements();
	if ( ! isset( $elements[ $name ] ) ) {
		/* translators: %s: the name of an element that does not exist. */
		return clinicart_note( sprintf( __( 'Clinicart has no element "%s".', 'clinicart' ), $name ) );
	}
	if ( ! clinicart_is_ready() ) {
		return clinicart_note( __( 'Enter the addresses of the shop under Settings › Clinicart.', 'clinicart' ) );
	}
	wp_enqueue_script( 'clinicart' );
	$html = '<clinic-' . $name;
	foreach ( $attributes as $key => $value ) {
		$attribute = CLINICART_SHORT[ $key ] ?? $key;
		$type      = $elements[ $name ]['attributes'][ $attribute ] ?? null;
		if ( null === $type || ! is_scalar( $value ) || '' === $value ) {
			continue;
		}
		$html .= ' ' . $attribute . '="' . esc_attr( (string) $value ) . '"';
	}
	return $html . '></clinic-' . $name . '>';
}

/**
 * Returns a hint for people who may edit the page; visitors see nothing.
 *
 * @param string $text A sentence.
 * @return string
 */
function clinicart_note( $text ) {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return wp_kses( '<p class="clinicart-note">' . esc_html( $text ) . '</p>', array( 'p' => array( 'class' => true ) ) );
}

/**
 * The shortcode: `[clinicart element="product-card" product="10008"]`.
 *
 * @param array<string, string>|string $given The attributes of the shortcode; an empty text without any.
 * @return string
 */
function clinicart_shortcode( $given ) {
	$given = is_array( $given ) ? $given : array();
	$name  = isset( $given['element'] ) ? $given['element'] : 'product-card';
	unset( $given['element'] );
	$html = clinicart_element( $name, $given );
	// A box, which the layout of a theme knows how to place.
	return '' === $html ? '' : '<div class="clinicart-element">' . $html . '</div>';
}
