import { createContext, type ReactNode, use } from "react";
import { plainMessage } from "./bound-field.ts";

/** Turns an error of a validator into words. */
export type MessageOf = (error: unknown) => ReactNode;

const MessageContext = createContext<MessageOf>(plainMessage);

export interface FormMessagesProps {
  /** Returns undefined for an error that it does not know. Keep the function stable. */
  messageOf: MessageOf;
  children: ReactNode;
}

/** Provides the function that turns errors of the fields below into texts, such as translated keys. */
export function FormMessages({ messageOf, children }: FormMessagesProps) {
  return <MessageContext value={messageOf}>{children}</MessageContext>;
}

export function useMessageOf(): MessageOf {
  return use(MessageContext);
}
