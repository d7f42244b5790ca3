<?php
/**
 * Plugin Name:       Clinicart
 * Description:       Products, cart and checkout of the Clinicart shop on your own pages, as a block and as a shortcode.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Harbourline Dental
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       clinicart
 * Domain Path:       /languages
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

define( 'CLINICART_FILE', __FILE__ );

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/settings-page.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'clinicart', false, dirname( plugin_basename( CLINICART_FILE ) ) . '/languages' );
		add_shortcode( 'clinicart', 'clinicart_shortcode' );
		clinicart_register_script();
		clinicart_register_block();
	}
);
