/** The dishes, with their names and their look on a plate. */

export type Dish = { name: string; colour: string; shape: "round" | "bowl" | "pieces" | "square" | "none" }

export const dishes = {
  pizza: { name: "pizza", colour: "#e0a030", shape: "round" },
  pea: { name: "pea soup", colour: "#8a9a3a", shape: "bowl" },
  salmon: { name: "salmon soup", colour: "#f3c9a8", shape: "bowl" },
  meatballs: { name: "meatballs", colour: "#6b3f22", shape: "pieces" },
  macaroni: { name: "macaroni casserole", colour: "#e8c878", shape: "square" },
  liver: { name: "liver casserole", colour: "#7a4a3a", shape: "square" },
  fishfingers: { name: "fish fingers", colour: "#d8862a", shape: "pieces" },
  leftovers: { name: "leftovers", colour: "#9a8a7a", shape: "pieces" },
  sandwich: { name: "a sandwich", colour: "#c99a5b", shape: "square" },
  sausage: { name: "sausage", colour: "#a8402a", shape: "pieces" },
  pancakes: { name: "spinach pancakes", colour: "#4f8a3a", shape: "round" },
  casseroles: { name: "Christmas casseroles", colour: "#d9772a", shape: "square" },
  strawberries: { name: "strawberries", colour: "#d01f3a", shape: "pieces" },
  salad: { name: "a salad", colour: "#6fb83f", shape: "pieces" },
  nothing: { name: "nothing", colour: "#ffffff", shape: "none" },
} as const satisfies Record<string, Dish>

export type DishId = keyof typeof dishes

export const dishIds = Object.keys(dishes) as DishId[]
