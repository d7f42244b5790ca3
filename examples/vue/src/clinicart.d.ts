// The tags of the shop in templates, with their attributes and events.
import '@clinicart/widgets/vue';
