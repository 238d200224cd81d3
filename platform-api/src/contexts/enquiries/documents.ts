// What commands on delivery documents need; it loads no server.
export { DELIVERY_SCHEMA, deliveryDocument, openTargets, readDeliveryConfig } from './delivery/deliveryConfig';
export { deliveryMisfits } from './delivery/deliveryMisfits';
