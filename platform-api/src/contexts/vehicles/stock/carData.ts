/** The car with the attribute `reserved` for one that a shopper holds, whatever its feed has (AP-060). */
export const CAR_DATA = `case when cars.held then cars.data || '{"reserved":true}'::jsonb else cars.data end`;
