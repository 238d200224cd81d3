/**
 * Sign-in codes belong to a device, and failures are counted per code instead of per number. Codes from before have no device: they
 * count against the limit of their number, and are no longer accepted. A known device has signed in with the number; both are keyed hashes.
 */
export const SIGN_IN_DEVICES = `
drop table sign_in_failures;

alter table sign_in_codes add column device_hash text not null default '';
alter table sign_in_codes alter column device_hash drop default;

create table sign_in_devices (
  phone_hash text not null,
  device_hash text not null,
  signed_in_at timestamptz not null,
  primary key (phone_hash, device_hash)
);
create index sign_in_devices_by_sign_in on sign_in_devices (signed_in_at);
`;
