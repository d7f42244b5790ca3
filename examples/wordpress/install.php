<?php
/**
 * Installs the WordPress of start.mjs: one account, the plugin, and a page.
 *
 * @package Clinicart
 */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$_SERVER['HTTP_HOST'] = wp_parse_url( WP_HOME, PHP_URL_HOST );
wp_install( 'Harbourline Dental', 'editor', 'editor@harbourline.example', true, '', 'Clinic2026', 'en_US' );
$failure = activate_plugin( 'clinicart/clinicart.php' );
if ( is_wp_error( $failure ) ) {
	fwrite( STDERR, $failure->get_error_message() );
	exit( 1 );
}
update_option( CLINICART_OPTION, clinicart_sanitize_settings( json_decode( getenv( 'CLINICART_SETTINGS' ), true ) ) );

wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => 'our-tray',
		'post_title'   => 'Our tray',
		'post_content' =>
			'<!-- wp:shortcode -->[clinicart element="cart-button"]<!-- /wp:shortcode -->' .
			'<!-- wp:clinicart/element {"element":"product","productId":"10008"} /-->' .
			'<!-- wp:shortcode -->[clinicart product="10006"]<!-- /wp:shortcode -->',
	)
);
switch_theme( 'twentytwentythree' );
echo 'WordPress ' . esc_html( $GLOBALS['wp_version'] ) . ', PHP ' . PHP_VERSION . "\n";
