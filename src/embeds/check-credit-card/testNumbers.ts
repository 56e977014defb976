/**
 * Test numbers published by payment companies; they are on no card and pay for nothing. From the documentation of
 * Stripe (https://docs.stripe.com/testing), PayPal and Braintree.
 */
export const testNumbers: readonly { brand: string; digits: string }[] = [
  { brand: "Visa", digits: "4242424242424242" },
  { brand: "Visa", digits: "4111111111111111" },
  { brand: "Visa", digits: "4012888888881881" },
  { brand: "Mastercard", digits: "5555555555554444" },
  { brand: "Mastercard", digits: "5105105105105100" },
  { brand: "Mastercard", digits: "2223003122003222" },
  { brand: "American Express", digits: "378282246310005" },
  { brand: "American Express", digits: "371449635398431" },
  { brand: "Discover", digits: "6011111111111117" },
  { brand: "Discover", digits: "6011000990139424" },
  { brand: "JCB", digits: "3530111333300000" },
  { brand: "JCB", digits: "3566002020360505" },
  { brand: "Diners Club", digits: "30569309025904" },
  { brand: "Diners Club", digits: "36227206271667" },
  { brand: "UnionPay", digits: "6200000000000005" },
]

/** Returns whether a number is a published test number. */
export const isTestNumber = (digits: string) => testNumbers.some(number => number.digits === digits)
