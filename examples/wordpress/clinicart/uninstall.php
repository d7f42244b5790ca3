<?php
/**
 * Removes the settings when the plugin is deleted. Pages keep their blocks and shortcodes.
 *
 * @package Clinicart
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'clinicart_settings' );
