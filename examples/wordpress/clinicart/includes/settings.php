<?php
/**
 * The settings of the shop, in one option.
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

const CLINICART_OPTION = 'clinicart_settings';

/**
 * Returns the saved settings, and the defaults of those that are missing.
 *
 * @return array{api: string, site: string, storage: string, language: string}
 */
function clinicart_settings() {
	$saved = get_option( CLINICART_OPTION, array() );
	return array_merge(
		array(
			'api'      => '',
			'site'     => '',
			'storage'  => 'session',
			'language' => '',
		),
		is_array( $saved ) ? $saved : array()
	);
}

/**
 * Keeps what has a meaning of a submitted form. WordPress calls it before it saves the option.
 *
 * @param mixed $given The fields of the form.
 * @return array<string, string>
 */
function clinicart_sanitize_settings( $given ) {
	$given = is_array( $given ) ? $given : array();
	$text  = static function ( $name ) use ( $given ) {
		return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? trim( $given[ $name ] ) : '';
	};
	return array(
		'api'      => untrailingslashit( esc_url_raw( $text( 'api' ), array( 'http', 'https' ) ) ),
		'site'     => untrailingslashit( esc_url_raw( $text( 'site' ), array( 'http', 'https' ) ) ),
		'storage'  => 'memory' === $text( 'storage' ) ? 'memory' : 'session',
		'language' => in_array( $text( 'language' ), array( 'zh', 'en' ), true ) ? $text( 'language' ) : '',
	);
}

/**
 * Returns the language of the elements: the saved one, or else that of the page. Any Chinese locale is Chinese here.
 *
 * @return string `zh` or `en`.
 */
function clinicart_language() {
	$chosen = clinicart_settings()['language'];
	if ( '' !== $chosen ) {
		return $chosen;
	}
	return 0 === strpos( determine_locale(), 'zh' ) ? 'zh' : 'en';
}

/**
 * Whether the settings suffice to show an element.
 *
 * @return bool
 */
function clinicart_is_ready() {
	$settings = clinicart_settings();
	return '' !== $settings['api'] && '' !== $settings['site'];
}
