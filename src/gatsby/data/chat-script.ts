import { composeChatScript, type ChatSettings } from "../../domain/chat/compose";
import type { ChatScript } from "../../domain/chat/script";
import type { ChatService } from "../../domain/chat/service-steps";
import { type ChatScriptWords, chatScriptSchema } from "../../domain/content/chat-script";
import { dataFiles } from "../../domain/paths";
import { answerOf, type DataFile } from "./data-file";

interface ChatContent {
  chatScript: unknown;
  siteSettings: ChatSettings | null;
  services: { nodes: ChatService[] };
}

const query = `
  query ChatContent {
    chatScript {
      panel { title open close direct loading failed retry whatsapp }
      conversation { log options waiting unknown bot user newTab }
      greeting
      directContact
      services { message back backToCategories info page enquire questions { open message contact back } }
      categories { category label message }
      steps { id message options { text nextStep action } nextStep }
    }
    siteSettings {
      name email emailSubject
      phones { label number }
      whatsapp { number label greeting }
      address { street locality region postalCode country mapUrl }
      hours { text urgent }
    }
    services: allService(filter: { comingSoon: { ne: true } }) {
      nodes { title slug order category description questions { question answer } }
    }
  }
`;

/** GraphQL answers null for a field that is not written. */
const written = (content: unknown): ChatScriptWords =>
  chatScriptSchema.parse(JSON.parse(JSON.stringify(content, (_key, value: unknown) => value ?? undefined)));

const make: DataFile["make"] = async (ask): Promise<ChatScript> => {
  const { chatScript, siteSettings, services } = await answerOf<ChatContent>(ask, query);
  if (chatScript === null || siteSettings === null) throw new Error("The chat cannot be made without its content.");
  return composeChatScript(written(chatScript), services.nodes, siteSettings);
};

/** The chat. */
export const chatScriptFile: DataFile = { path: dataFiles.chatScript, make };
