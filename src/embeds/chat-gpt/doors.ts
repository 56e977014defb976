/** What the machine behind each door says as it hands another drawing out: always sure, never right. */

export type Room = "pizza" | "monalisa"

/** What is heard before anybody has knocked. */
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

/** How many drawings there are behind each door; then they begin anew. */
export const drawings = 5

/** How many of them lie on the floor at most: those below have been swept up. */
export const mostLying = 9

/** What is said at the knock of this number, from 1 on. */
export function answerTo(room: Room, knock: number): string {
  return answers[room][(knock - 1) % drawings] ?? greeting
}

/** How a drawing lies, the same for everyone: how far across the floor, from 0 to 1, and how turned, in degrees. */
export function lies(knock: number): { across: number; turned: number } {
  return { across: ((knock * 37 + 11) % 83) / 83, turned: ((knock * 53) % 50) - 25 }
}
