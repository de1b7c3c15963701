import Foundation

/// What the page asks of the app (docs/native-bridge.md). A test of the project holds this table to src/platform/bridge/contract.ts.
enum BridgeAction: String, CaseIterable {
    case goToPage, closeWebview, goHome, goMine, logoutToLogin
    case callTelephone, rate, confirmTrackingPoint, startBank, endBank

    /// Whether the page waits for an answer, five seconds at most: "I have taken it on".
    var isAnswered: Bool {
        switch self {
        case .callTelephone, .rate, .confirmTrackingPoint, .startBank, .endBank: return true
        case .goToPage, .closeWebview, .goHome, .goMine, .logoutToLogin: return false
        }
    }

    /// Fields of the payload, those that may be missing with a question mark.
    var fields: String {
        switch self {
        case .goToPage: return "page params?"
        case .closeWebview: return ""
        case .goHome: return ""
        case .goMine: return ""
        case .logoutToLogin: return ""
        case .callTelephone: return "telephone"
        case .rate: return "score?"
        case .confirmTrackingPoint: return "productId orderId?"
        case .startBank: return "orderId? bankCode? card?"
        case .endBank: return "orderId? bankCode?"
        }
    }

    /// Whether everything is there that must be.
    func accepts(_ payload: [String: Any]) -> Bool {
        fields.split(separator: " ").filter { !$0.hasSuffix("?") }.allSatisfy { payload[String($0)] != nil }
    }
}

/// One message of the page. A card in `payload` goes to the bank's own code, and never into a log.
struct BridgeMessage {
    let id: String
    let action: BridgeAction
    let payload: [String: Any]

    /// Nothing for everything that is no message: it is ignored, as it did not come from the page.
    init?(_ body: Any) {
        guard let fields = body as? [String: Any],
              let id = fields["id"] as? String,
              let name = fields["action"] as? String,
              let action = BridgeAction(rawValue: name),
              let payload = fields["payload"] as? [String: Any],
              action.accepts(payload)
        else { return nil }
        self.id = id
        self.action = action
        self.payload = payload
    }
}

enum Bridge {
    /// The script that hands an answer to the page, for `evaluateJavaScript`. Whatever stands in the texts stays text.
    /// - Parameter error: why the app could not do it, in a word such as `no-sim`; nothing when it has taken it on
    static func replyScript(id: String, error: String? = nil) -> String {
        let result = error.map { "\"ok\":false,\"error\":\(quote($0))" } ?? "\"ok\":true"
        return "window.__bridgeReply&&window.__bridgeReply({\"id\":\(quote(id)),\(result)})"
    }

    /// A text as JSON. All but plain letters is escaped: a line separator would end the script's line in old engines.
    private static func quote(_ text: String) -> String {
        let escaped = text.utf16.map { unit -> String in
            let isPlain = (0x20...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C && unit != 0x3C
            return isPlain ? String(UnicodeScalar(UInt8(unit))) : String(format: "\\u%04x", unit)
        }
        return "\"\(escaped.joined())\""
    }
}
