import UIKit
import WebKit

/// What the app around the page does. All of it is called on the main thread.
protocol LoanHost: AnyObject {
    /// Does what the page asks. Where an answer is due, call `answer` within five seconds: with nothing for "taken on", else
    /// with a word that says why not. Calling it twice, or where none is due, does no harm.
    func act(_ message: BridgeMessage, answer: @escaping (_ error: String?) -> Void)
}

/// A web view for the loan pages. The app's Info.plist needs NSCameraUsageDescription and NSPhotoLibraryUsageDescription:
/// without them the file chooser ends the app as soon as somebody wants to take a picture.
final class LoanWebView: NSObject {
    let view: WKWebView
    private let origin: URL
    private let ownHosts: Set<String>
    private weak var host: LoanHost?

    /// - Parameters:
    ///   - origin: scheme and host of the pages, such as `https://app.example.com`
    ///   - ownHosts: the other hosts that get the session in their address: of VITE_API_BASE_URL and VITE_H5_BASE_URL, and all
    ///     VITE_TRUSTED_HOSTS. Their pages stay in this view, without the bridge: another app would get the token.
    init(origin: URL, ownHosts: Set<String>, host: LoanHost) {
        self.origin = origin
        self.ownHosts = ownHosts
        self.host = host
        let configuration = WKWebViewConfiguration()
        // Drafts, receipts and the session survive the app.
        configuration.websiteDataStore = .default()
        configuration.allowsInlineMediaPlayback = true
        configuration.mediaTypesRequiringUserActionForPlayback = .all
        configuration.preferences.javaScriptCanOpenWindowsAutomatically = false
        configuration.preferences.isFraudulentWebsiteWarningEnabled = true
        view = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        // The handler would hold the view, and the view the handler.
        configuration.userContentController.add(WeakHandler(self), name: "bridge")
        view.navigationDelegate = self
        view.uiDelegate = self
        view.allowsBackForwardNavigationGestures = true
    }

    /// - Parameters:
    ///   - path: such as `/loanDetails`
    ///   - parameters: those of the launch (wire protocol, 1)
    func open(_ path: String, parameters: [String: String]) {
        var address = URLComponents(url: origin, resolvingAgainstBaseURL: false)
        address?.path = path
        address?.queryItems = parameters.map { URLQueryItem(name: $0.key, value: $0.value) }
        // A plus sign in a query means a space to the page.
        address?.percentEncodedQuery = address?.percentEncodedQuery?.replacingOccurrences(of: "+", with: "%2B")
        if let url = address?.url { view.load(URLRequest(url: url)) }
    }

    private func isOurs(_ url: URL?) -> Bool {
        url?.scheme == origin.scheme && url?.host == origin.host && url?.port == origin.port
    }

    private func staysInside(_ url: URL) -> Bool {
        let authority = [url.host, url.port.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return isOurs(url) || (url.scheme == "https" && ownHosts.contains(authority))
    }

    /// The page may have gone elsewhere meanwhile: an answer is for ours alone.
    private func reply(_ message: BridgeMessage, error: String?) {
        guard message.action.isAnswered, isOurs(view.url) else { return }
        view.evaluateJavaScript(Bridge.replyScript(id: message.id, error: error), completionHandler: nil)
    }

    /// Web addresses, mail and telephone go to the app that is meant for them; anything else goes nowhere.
    private func openOutside(_ url: URL) {
        guard ["https", "http", "mailto", "tel", "whatsapp", "itms-apps"].contains(url.scheme ?? "") else { return }
        UIApplication.shared.open(url)
    }
}

extension LoanWebView: WKScriptMessageHandler {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let source = message.frameInfo.securityOrigin
        let port = source.port == 0 ? nil : source.port
        guard message.frameInfo.isMainFrame,
              source.protocol == origin.scheme, source.host == origin.host, port == origin.port,
              let read = BridgeMessage(message.body)
        else { return }
        host?.act(read) { [weak self] error in
            DispatchQueue.main.async { self?.reply(read, error: error) }
        }
    }
}

extension LoanWebView: WKNavigationDelegate {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor action: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let url = action.request.url, action.targetFrame?.isMainFrame != false, !staysInside(url) else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        openOutside(url)
    }

    /// The page's process has ended, mostly for want of memory: what was typed is on the device, the page comes back.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }
}

extension LoanWebView: WKUIDelegate {
    /// target=_blank opens outside.
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for action: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        if let url = action.request.url { openOutside(url) }
        return nil
    }

    /// Pictures come through the file chooser: no page needs camera or microphone itself.
    @available(iOS 15.0, *)
    func webView(
        _ webView: WKWebView,
        requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType,
        decisionHandler: @escaping (WKPermissionDecision) -> Void
    ) {
        decisionHandler(.deny)
    }
}

private final class WeakHandler: NSObject, WKScriptMessageHandler {
    private weak var target: LoanWebView?

    init(_ target: LoanWebView) {
        self.target = target
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        target?.userContentController(controller, didReceive: message)
    }
}
