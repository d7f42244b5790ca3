<?php
/**
 * The page under Settings › Clinicart. WordPress checks its nonce and the right to save.
 *
 * @package Clinicart
 */

defined( 'ABSPATH' ) || exit;

/** Registers the option and the fields of the page. */
function clinicart_register_settings() {
	register_setting(
		'clinicart',
		CLINICART_OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => 'clinicart_sanitize_settings',
		)
	);
	add_settings_section( 'clinicart', '', '__return_null', 'clinicart' );
	$fields = array(
		'api'      => array( __( 'Shop server', 'clinicart' ), __( 'The address of the API, for example https://api.example.', 'clinicart' ) ),
		'site'     => array( __( 'Shop site', 'clinicart' ), __( 'The script and all links that are not yours lead there.', 'clinicart' ) ),
		'storage'  => array( __( 'Login', 'clinicart' ), '' ),
		'language' => array( __( 'Language', 'clinicart' ), '' ),
	);
	foreach ( $fields as $name => list( $label, $about ) ) {
		add_settings_field(
			'clinicart_' . $name,
			$label,
			isset( clinicart_choices()[ $name ] ) ? 'clinicart_choice_field' : 'clinicart_address_field',
			'clinicart',
			'clinicart',
			array(
				'label_for' => 'clinicart_' . $name,
				'name'      => $name,
				'about'     => $about,
			)
		);
	}
}
add_action( 'admin_init', 'clinicart_register_settings' );

/**
 * Returns the words of the settings that have a choice of them.
 *
 * @return array<string, array<string, string>>
 */
function clinicart_choices() {
	return array(
		'storage'  => array(
			'session' => __( 'survives a reload, until the tab closes', 'clinicart' ),
			'memory'  => __( 'ends with the page', 'clinicart' ),
		),
		'language' => array(
			''   => __( 'that of the page', 'clinicart' ),
			'zh' => '繁體中文',
			'en' => 'English',
		),
	);
}

/**
 * Prints the field of an address.
 *
 * @param array{name: string, label_for: string, about: string} $field The field.
 */
function clinicart_address_field( $field ) {
	printf(
		'<input type="url" class="regular-text code" id="%1$s" name="%2$s[%3$s]" value="%4$s" required /><p class="description">%5$s</p>',
		esc_attr( $field['label_for'] ),
		esc_attr( CLINICART_OPTION ),
		esc_attr( $field['name'] ),
		esc_attr( clinicart_settings()[ $field['name'] ] ),
		esc_html( $field['about'] )
	);
}

/**
 * Prints the field of a choice.
 *
 * @param array{name: string, label_for: string} $field The field.
 */
function clinicart_choice_field( $field ) {
	printf(
		'<select id="%1$s" name="%2$s[%3$s]">',
		esc_attr( $field['label_for'] ),
		esc_attr( CLINICART_OPTION ),
		esc_attr( $field['name'] )
	);
	foreach ( clinicart_choices()[ $field['name'] ] as $value => $label ) {
		printf(
			'<option value="%1$s"%2$s>%3$s</option>',
			esc_attr( $value ),
			selected( clinicart_settings()[ $field['name'] ], $value, false ),
			esc_html( $label )
		);
	}
	echo '</select>';
}

/** Adds the page to the menu. */
function clinicart_add_page() {
	add_options_page( 'Clinicart', 'Clinicart', 'manage_options', 'clinicart', 'clinicart_print_page' );
}
add_action( 'admin_menu', 'clinicart_add_page' );

/** Prints the page; `settings_fields` adds the nonce. */
function clinicart_print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( 'clinicart' );
	do_settings_sections( 'clinicart' );
	submit_button();
	echo '</form></div>';
}
