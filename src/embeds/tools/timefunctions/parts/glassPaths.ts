/** The outlines of the hourglass, 120 wide and 200 high, with its neck at 60, 100. */
export const upperBulb = "M24 18H96C98 58 64 76 62 100H58C56 76 22 58 24 18z"
export const lowerBulb = "M58 100H62C64 124 98 142 96 182H24C22 142 56 124 58 100z"
export const neckY = 100
export const topY = 18
export const bottomY = 182
