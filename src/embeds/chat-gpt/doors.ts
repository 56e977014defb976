/** The machine's lines as it hands out another drawing: always sure, never right. */

export type Room = "pizza" | "monalisa"

/** Shown before the first knock. */
export const greeting = "“How can I help you today?”"

const answers: Record<Room, readonly string[]> = {
  pizza: [
    "“Certainly! One pizza.”",
    "“You are right, that was a square. Here is it round.”",
    "“Great question. This one says that it is a pizza.”",
    "“I apologise. I have added the missing slice, and nothing else.”",
    "“I have removed what you didn't like.”",
  ],
  monalisa: [
    "“Certainly! The Mona Lisa, in oil.”",
    "“You are right, she has a mouth. Here are both.”",
    "“I apologise for the hand. Here is more of it.”",
    "“Great eye! Those were missing.”",
    "“I have improved the frame, and taken out the rest.”",
  ],
}

/** The number of drawings behind each door, after which they repeat. */
export const drawings = 5

/** The maximum number of drawings on the floor; older ones are removed. */
export const maxOnFloor = 9

/** Returns the line for a knock, counted from 1. */
export function answerTo(room: Room, knock: number): string {
  return answers[room][(knock - 1) % drawings] ?? greeting
}

/**
 * Returns the position of a drawing across the floor, from 0 to 1, and its rotation in degrees; fixed for each
 * knock.
 */
export function placementOf(knock: number): { across: number; turned: number } {
  return { across: ((knock * 37 + 11) % 83) / 83, turned: ((knock * 53) % 50) - 25 }
}
