/** What `commerce-api` says to whoever asks for something it does not know. */
export const USAGE = `commerce-api catalogue <command>

  import <folder|file> [--dry-run]    puts the range of these files in the place of the present one (docs/guides/import-range.md)
  export <folder>                     writes the present range as such files

commerce-api accounts <command>

  invite <email> [--name NAME] [--language nl|en|de]
                                      mails a link to choose a password; in Odoo, the contact with the address is the customer
  end-sessions <email>                logs a customer out everywhere
  disable <email>, enable <email>     keeps a customer out, and lets the customer in again
  load-sample                         makes two customers to try the shop with; shows their password once
  set-price-list <email> <list>       gives a customer the prices of a list of the range; standard: those of everybody
  set-payment-term <email> <days>     lets a customer order on account and pay within days of the invoice; none ends it

commerce-api coupons <command>

  add <code> --percent N [--category KEY] | --amount EUROS | --free-delivery
      [--minimum EUROS] [--from DAY] [--until DAY] [--uses N] [--price-list KEY]
                                      makes a promo code (docs/guides/coupons.md)
  list                                what each code does, and how often it was used
  end <code>                          ends one at once

commerce-api orders <command>

  list [--state waiting|paid|delivered|cancelled] [--limit N]
                                      orders, the newest first (docs/guides/orders.md)
  show <number>                       lines, payments, promises and notes of one
  mark-paid <number> [--freight-agreed]
                                      its transfer has arrived
  step <number> collect|planing|bundling
                                      how far the yard is with it
  cancel <number>                     frees its stock and pays back what was paid
  deliver <number>                    it has left the yard: its pieces leave the stock
  capture <number>                    takes what a card has promised (ADYEN_CAPTURE=manual)
  refund <number> EUROS|all [--again] pays back a part or all that is left
  revoke-link <number>                links in mails sent so far do not open it any more

commerce-api invoices <command>

  export --month YYYY-MM [--to FILE]  invoices and credit notes of a month as CSV for the bookkeeper (docs/guides/invoices.md)

commerce-api quotations <command>

  list [--state asked|valid|expired] [--limit N]
                                      quotations, the newest first (docs/guides/quotations.md)
  show <number>                       its lines, with the prices that it keeps
  answer <number> [--days N]          one that was asked for again can be ordered at its prices, N days from today (30)

commerce-api payments <command>

  show <number>                       attempts to pay an order by card, and what Adyen reported about them
  reconcile                           ends attempts that nobody came back from, and shows where orders and payments differ

commerce-api leads <command>

  list [--state waiting|open|delivered|spam] [--limit N]
                                      what visitors asked, the newest first (docs/guides/contact.md)
  show <reference>                    everything that one says
  files <reference> <folder>          puts its files into a folder
  resend <reference>                  brings one to the desk again, also one that waited or was taken for spam
  spam <reference>                    takes one for a machine's
  delete <reference>                  deletes what is stored of one

commerce-api outbox <command>

  list                                mails and other work that failed or waits
  retry <id>|all                      has the shop that is running try it again

DATABASE_URL says which database.

commerce-api odoo <command>

  setup [--dry-run] [--webhook URL|off] [--new-key]
                                      checks an Odoo and makes in it what the gateway needs (an administrator's key)
  load-sample [--limit N]             loads the sample range into an empty Odoo (an administrator's key)
  rotate-key                          makes the gateway's next key (the gateway's key)

ODOO_URL, ODOO_DATABASE and ODOO_KEY say which Odoo and who asks, of accounts too where COMMERCE_BACKEND is odoo.
`;
