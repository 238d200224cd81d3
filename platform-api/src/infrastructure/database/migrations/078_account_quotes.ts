/** Lenders' quotes of signed-in people: the last for each car, with what a lender states of it. Money in AUD, rates in percent a year. */
export const ACCOUNT_QUOTES = `
create table account_quotes (
  tenant text not null,
  user_id bigint not null,
  car_id bigint not null,
  price numeric,
  weekly_repayment_amount numeric,
  advertised_rate numeric,
  comparison_rate numeric,
  quoted_at timestamptz not null,
  primary key (tenant, user_id, car_id),
  foreign key (tenant, user_id) references users (tenant, id) on delete cascade
);
`;
