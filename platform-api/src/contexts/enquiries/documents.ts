// What commands on delivery documents need; it loads no server.
export { DELIVERY_SCHEMA, deliveryDocument, readDeliveryConfig } from './delivery/deliveryConfig';
export { deliveryMisfits } from './delivery/deliveryMisfits';
